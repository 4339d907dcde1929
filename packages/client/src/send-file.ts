import { createHeaders, sendRequest } from './call';

/**
 * Sends a file to a call that takes one, as a form; apart from `call`, for few pages do.
 * @param field the name of the file's field in the contract
 * @throws ProblemError for every answer but a success; `offline` when there was none
 */
export function sendFile<Result>(path: string, field: string, file: Blob): Promise<Result> {
  const body = new FormData();
  body.set(field, file);
  return sendRequest<Result>(path, { method: 'POST', headers: createHeaders(), body });
}
