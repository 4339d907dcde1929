/** Pagination of lists. */
export const paging = {
  label: '페이지 이동',
  previous: '이전 페이지',
  next: '다음 페이지',
  range: '{{shown}} / 전체 {{total}}',
} as const;
