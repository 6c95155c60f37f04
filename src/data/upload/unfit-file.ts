/** Why a file cannot be uploaded, with the texts of CO-05. */
export class UnfitFile extends Error {}
