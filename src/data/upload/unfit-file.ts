/** Why a file cannot be uploaded, with the texts of product CO-05. */
export class UnfitFile extends Error {}
