/** Reviews and the review modal (Spec §2.13, §5 Review, §8). */
export const review = {
  title: '이용 후기',
  tabs: {
    product: '상품 정보',
    reviews: '이용 후기 {{count}}',
  },
  empty: '아직 등록된 후기가 없습니다.',
  emptyHint: '다녀오신 분들의 이야기를 기다리고 있습니다.',
  off: '이 호텔은 이용 후기를 보여 드리지 않습니다.',
  by: '{{name}} 님의 후기',
  enlarge: '{{name}} 님의 후기 크게 보기',
  previous: '이전 후기',
  next: '다음 후기',
  photo: '{{name}} 님의 사진',
  write: {
    title: '후기 작성',
    contents: '후기 내용',
    placeholder: '식사와 서비스는 어떠셨습니까?',
    photo: '사진',
    addPhoto: '사진 선택',
    removePhoto: '사진 삭제',
  },
  view: '작성한 후기 보기',
  alerts: {
    contents: '후기 내용을 입력해 주십시오.',
    photo: '사진을 등록해 주십시오.',
    imageOnly: '이미지 파일만 등록할 수 있습니다.',
    confirm: '후기를 등록하시겠습니까?',
    saved: '후기 등록이 완료되었습니다.',
  },
} as const;
