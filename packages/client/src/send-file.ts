import { createHeaders, sendRequest } from './call';

/**
 * Sends a file as a form. Separate from `call`, because few pages need it.
 * @param field name of the file's field in the contract
 * @throws ProblemError for every answer but a success; `offline` without an answer
 */
export function sendFile<Result>(path: string, field: string, file: Blob): Promise<Result> {
  const body = new FormData();
  body.set(field, file);
  return sendRequest<Result>(path, { method: 'POST', headers: createHeaders(), body });
}
