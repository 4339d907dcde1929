/** Venue info page and the dining service info modal (Spec §2.3, §2.15). */
export const venue = {
  title: '레스토랑 안내',
  location: '위치',
  hours: '운영 시간',
  facilities: '부대시설',
  parking: '주차',
  viewMenu: '메뉴 보기',
  empty: '안내해 드릴 레스토랑이 없습니다.',
  dining: {
    title: '다이닝 이용 안내',
    seats: '좌석',
    seatCount: '{{count}}석',
    phone: '전화',
  },
} as const;
