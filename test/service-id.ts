/** A header of every answer of a service with an id, by which its starter recognises it. */
export const ID_HEADER = 'x-service-id'
