/** 1:1 inquiries (Spec §2.14, §5 Inquiry, §8). */
export const inquiry = {
  newTitle: '1:1 문의 등록',
  viewTitle: '1:1 문의',
  empty: '등록된 문의가 없습니다.',
  store: '레스토랑',
  storePlaceholder: '레스토랑을 선택해 주십시오',
  subject: '제목',
  content: '내용',
  date: '등록일',
  answer: '답변',
  status: {
    answered: '답변 완료',
    waiting: '답변 대기',
  },
  alerts: {
    store: '레스토랑을 선택해 주십시오.',
    title: '제목을 입력해 주십시오.',
    contents: '내용을 입력해 주십시오.',
    confirmSave: '문의를 등록하시겠습니까?',
    confirmDelete: '문의를 삭제하시겠습니까?',
    saved: '문의가 등록되었습니다.',
    deleted: '문의가 삭제되었습니다.',
  },
} as const;
