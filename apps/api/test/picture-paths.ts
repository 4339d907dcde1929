/** Paths of calls about pictures; `features/staff/pictures/pictures.test` checks who may make them. */
export const picturePaths = [
  '/picture/upload/:htlCode',
  '/picture/list',
  '/picture/view',
  '/picture/states',
  '/picture/save',
  '/picture/delete',
  '/picture/original/:pictureId',
] as const;
