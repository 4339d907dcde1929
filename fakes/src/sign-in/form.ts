/** The fields of a form or a query; a field that came twice counts as absent. */
export type Fields = Readonly<Record<string, string | undefined>>;

export const parseFields = (body: unknown): Fields =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    : {};

/** Id and secret as a form has them, or a Basic header (RFC 6749 §2.3.1). */
export function parseClient(fields: Fields, header: string | undefined): { readonly id?: string; readonly secret?: string } {
  const basic = /^Basic (\S+)$/i.exec(header ?? '')?.[1];
  if (basic === undefined) {
    const { client_id: id, client_secret: secret } = fields;
    return { ...(id !== undefined && { id }), ...(secret !== undefined && { secret }) };
  }
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) };
}
