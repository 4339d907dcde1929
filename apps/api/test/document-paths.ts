import { versionedKinds } from '@dining/domain/catalogue/document-contents';

const paths = [
  'list',
  'draft/view',
  'draft/save',
  'draft/discard',
  'draft/publish',
  'draft/restore',
  'unpublish/preview',
  'unpublish',
  'history',
  'preview-link',
] as const;

/** Paths of calls about drafts; `features/staff/catalogue/document-ownership.test` checks who may make them. */
export const documentPaths: readonly string[] = versionedKinds.flatMap((kind) =>
  paths.map((path) => `/${kind}/${path}`),
);
