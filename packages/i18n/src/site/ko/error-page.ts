/** The error page and the not-found page (Spec §2.1). */
export const errorPage = {
  /** Small heading above the title. */
  code: 'PAGE ERROR',
  body: '잠시 후 다시 시도하시거나 메인 페이지에서 다시 시작해 주십시오.',
  notFoundTitle: '찾으시는 페이지가 없습니다',
  notFoundBody: '주소가 변경되었거나 삭제된 페이지입니다. 메인 페이지에서 다시 찾아 주십시오.',
  notOpenTitle: '곧 찾아뵙겠습니다',
} as const;
