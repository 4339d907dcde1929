/** Promotion list and detail (Spec §2.16). */
export const promotion = {
  title: '프로모션',
  tabs: {
    label: '레스토랑',
    all: '전체',
  },
  filter: {
    label: '진행 상태',
    all: '전체',
    running: '진행 중',
    ended: '종료',
  },
  from: '{{date}}부터',
  nextDay: '가장 가까운 예약 가능일 {{day}}',
  noDay: '4주 안에 예약 가능한 날이 없습니다.',
  paging: '전체 {{total}}개 중 {{from}}–{{to}}',
  empty: '해당하는 프로모션이 없습니다.',
  missing: '프로모션을 찾을 수 없습니다.',
  toAll: '전체 프로모션 보기',
} as const;
