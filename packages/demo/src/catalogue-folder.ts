/** The folder of the demo group's catalogue, beside this file or beside the bundle of the server. */
export const catalogueFolder = new URL('./catalogue/', import.meta.url);
