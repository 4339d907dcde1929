/** The fields of a form or query. Repeated fields are left out. */
export type Fields = Readonly<Record<string, string | undefined>>;

export const parseFields = (body: unknown): Fields =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(
        Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** Returns the client id and secret from a Basic header (RFC 6749 §2.3.1) or, without one, from the form. */
export function parseClient(
  fields: Fields,
  header: string | undefined,
): { readonly id?: string; readonly secret?: string } {
  const credentials = /^Basic (\S+)$/i.exec(header ?? '')?.[1];
  if (credentials === undefined) {
    const { client_id: id, client_secret: secret } = fields;
    return { ...(id !== undefined && { id }), ...(secret !== undefined && { secret }) };
  }
  const [id = '', secret = ''] = Buffer.from(credentials, 'base64').toString('utf8').split(':');
  return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) };
}
