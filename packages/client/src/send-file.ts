import { createHeaders, sendRequest } from './call';

export function sendFile<Result>(path: string, field: string, file: Blob): Promise<Result> {
  const body = new FormData();
  body.set(field, file);
  return sendRequest<Result>(path, { method: 'POST', headers: createHeaders(), body });
}
