interface InquiryData {
  /** Key of the member who wrote it. */
  readonly member: string;
  readonly hotel: 'H01' | 'H02' | 'H03';
  readonly venue: string;
  readonly title: string;
  readonly content: string;
  /** Days before the day of seeding. */
  readonly daysAgo: number;
  readonly answer?: string;
}

export const inquiries: readonly InquiryData[] = [
  {
    member: 'haneul',
    hotel: 'H01',
    venue: 'D102',
    daysAgo: 210,
    title: '룸 인원 문의',
    content: '월영 룸에 열두 명이 앉을 수 있을까요?\n아이 둘이 포함되어 있습니다.',
    answer:
      '안녕하십니까, 김하늘 고객님.\n가장 큰 룸은 열 분까지 모실 수 있어, 열두 분이시면 두 방을 이어 준비해 드립니다.\n02-0000-1102로 전화 주시면 바로 잡아 드리겠습니다.',
  },
  {
    member: 'haneul',
    hotel: 'H01',
    venue: 'D106',
    daysAgo: 61,
    title: '케이크 문구',
    content: '보름달 케이크 위에 글씨를 넣을 수 있나요?',
    answer: '초콜릿 판에 열다섯 자까지 적어 케이크에 올려 드립니다.\n예약하실 때 요청 사항에 남겨 주십시오.',
  },
  {
    member: 'haneul',
    hotel: 'H01',
    venue: 'D102',
    daysAgo: 2,
    title: '보름 코스 알레르기',
    content: '갑각류 알레르기가 있는데 보름 코스에서 바꿀 수 있는 메뉴가 있을까요?\n다음 주에 부모님을 모시고 갑니다.',
  },
  {
    member: 'mina',
    hotel: 'H02',
    venue: 'D203',
    daysAgo: 45,
    title: '상견례 상차림',
    content: '상견례로 룸을 예약하려 합니다. 식사 순서를 조금 천천히 부탁드릴 수 있을까요?',
    answer: '물론입니다. 코스 사이를 15분 간격으로 두고, 차를 한 번 더 내어 드리겠습니다.',
  },
  {
    member: 'mina',
    hotel: 'H02',
    venue: 'D201',
    daysAgo: 1,
    title: '창가 자리',
    content: '생일이라 창가에 앉고 싶습니다. 미리 잡아 둘 수 있나요?',
  },
  {
    member: 'junseo',
    hotel: 'H02',
    venue: 'D202',
    daysAgo: 160,
    title: '와인 반입',
    content: '와인 두 병을 가져가려는데 봉사료가 어떻게 되나요?',
    answer: '한 병에 60,000원입니다. 디캔팅이 필요하시면 한 시간 전에 알려 주십시오.',
  },
  {
    member: 'james',
    hotel: 'H01',
    venue: 'D104',
    daysAgo: 30,
    title: 'Arriving a little late',
    content: 'Our flight lands at 17:20. Could the first piece wait ten minutes for us at the 19:00 sitting?',
    answer:
      'Dear Mr Carter,\nThe counter begins together, but we will start your side with a small dish and bring you into step. Safe travels.',
  },
  {
    member: 'james',
    hotel: 'H03',
    venue: 'D302',
    daysAgo: 4,
    title: 'Vegetarian guest',
    content: 'One of our four does not eat meat. Is there something for her at the grill?',
  },
  {
    member: 'xiaowen',
    hotel: 'H01',
    venue: 'D103',
    daysAgo: 18,
    title: '包间最低消费',
    content: '六人使用包间，除订金外是否有最低消费？',
    answer: '您好，包间没有最低消费，订金将于结账时全额抵扣。期待您的光临。',
  },
  {
    member: 'sakura',
    hotel: 'H01',
    venue: 'D102',
    daysAgo: 12,
    title: '着物での来店',
    content: '着物で伺いたいのですが、椅子のお席はありますでしょうか。',
    answer:
      '佐藤様、お問い合わせありがとうございます。掘りごたつ式のお席のほかに椅子のお席もございますので、そちらをご用意いたします。お荷物もお預かりいたします。',
  },
  {
    member: 'sora',
    hotel: 'H03',
    venue: 'D304',
    daysAgo: 6,
    title: '귤 따기 체험',
    content: '다섯 살 아이도 귤 따기를 할 수 있나요?',
    answer: '네, 낮은 가지의 나무가 따로 있어 아이도 쉽게 딸 수 있습니다. 작은 바구니를 준비해 두겠습니다.',
  },
];
