/** Header of every answer of a service that was given an id, by which whoever started it knows it from any other. */
export const ID_HEADER = 'x-service-id'
