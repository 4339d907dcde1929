import type { DocumentPath } from './issues';

/** Formats a place in a document for people, who count from 1, such as `options[2].price`. */
export const formatIssuePlace = (path: DocumentPath): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key + 1}]` : index === 0 ? key : `.${key}`)).join('');
