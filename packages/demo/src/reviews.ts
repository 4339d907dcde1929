import type { ReviewData } from './review-data';
import { reviewedVisits } from './reviewed-visits/all';

const reviewsOfPastReservations: readonly ReviewData[] = [
  {
    reservationId: 'v01',
    daysAfter: 1,
    text: '결혼기념일에 다녀왔습니다. 보름 코스의 숯불구이는 향이 옷에 배지 않을 만큼 은은한데 맛은 깊었어요. 창호에 비친 나뭇가지 그림자가 오래 기억에 남습니다.',
  },
  {
    reservationId: 'v02',
    daysAfter: 2,
    text: 'The finest omakase I have had outside Tokyo. The chef noticed I am left-handed and turned every piece without a word. Book well ahead.',
  },
  {
    reservationId: 'v03',
    daysAfter: 1,
    text: '아이가 대게만 다섯 접시를 먹었습니다. 창가로 안내해 주셔서 해가 지는 것을 보며 천천히 즐겼어요. 굴이 정말 신선합니다.',
  },
  {
    reservationId: 'v04',
    daysAfter: 3,
    text: '昼のおまかせでこの内容とは驚きました。小肌の締め具合が絶妙です。檜の香りの中、静かな時間を過ごせました。',
  },
  {
    reservationId: 'v05',
    daysAfter: 1,
    text: '四个人分一只烤鸭刚刚好。鸭皮酥脆，薄饼是现做的。服务员会说中文，很贴心。',
  },
  {
    reservationId: 'v06',
    daysAfter: 4,
    text: '와인을 한 병 가져갔는데 온도를 미리 물어봐 주시고 잔도 바꿔 주셨습니다. 등심의 굽기가 정확했고, 마지막 한 점까지 식지 않았습니다.',
    stars: [5, 5, 4],
  },
  {
    reservationId: 'v07',
    daysAfter: 2,
    text: '평일 점심이라 여유로웠어요. 가짓수보다 하나하나의 완성도에 신경 쓴 뷔페입니다. 양갈비는 꼭 드세요.',
    stars: [4, 5, 4],
  },
  {
    reservationId: 'v08',
    daysAfter: 1,
    text: '친구 생일에 다녀왔어요. 스콘이 따뜻하게 나오고 차를 두 번 바꿀 수 있어서 좋았습니다. 창밖 야경은 네 시 반 타임이 예뻐요.',
    stars: [5, 4, 5],
  },
  {
    reservationId: 'v10',
    daysAfter: 1,
    text: '솥밥에 전복이 아낌없이 들어 있습니다. 누룽지에 물을 부어 마시니 속이 편안했어요. 부모님 모시고 또 오려고요.',
    stars: [5, 4, 4],
  },
  {
    reservationId: 'v11',
    daysAfter: 5,
    text: 'Kind to families: crayons and small cutlery were on the table before we sat down. The carving station alone is worth the price.',
    stars: [4, 5, 4],
  },
  {
    reservationId: 'v13',
    daysAfter: 2,
    text: '月光下的海景太美了。龙虾和雪蟹不断补充，完全不用抢。建议预订傍晚五点半的场次。',
    stars: [5, 4, 5],
  },
  {
    reservationId: 'v14',
    daysAfter: 1,
    text: '器の美しさに見とれました。ナムルの一つひとつに違う味わいがあり、最後の釜飯のおこげまで丁寧です。',
    stars: [5, 5, 5],
  },
  {
    reservationId: 'v15',
    daysAfter: 3,
    text: '달의 모양이 하나씩 차오르는 초콜릿이라 선물 받은 분이 무척 좋아하셨습니다. 보랭 가방도 튼튼해요. 여덟 시에 바로 받을 수 있어 편했습니다.',
    stars: [5, 4, null],
  },
  {
    reservationId: 'v16',
    daysAfter: 2,
    text: '회사 식구들과 다녀왔습니다. 마지막에 나온 맑은 국물 면이 모든 접시를 정리해 줍니다. 음식이 나오는 속도가 좋았어요.',
    stars: [4, 4, 4],
  },
  {
    reservationId: 'v18',
    daysAfter: 1,
    text: '하가우 피가 투명할 만큼 얇아요. 주말 얌차는 수레 대신 주문식이라 늘 뜨겁게 나옵니다. 둘이서 열두 접시 먹었습니다.',
    stars: [5, 4, 4],
  },
  {
    reservationId: 'v19',
    daysAfter: 1,
    text: '토마호크를 셋이 나누어 먹었습니다. 눈앞에서 썰어 주시는 순간 다들 박수를 쳤어요. 곁들인 구운 파가 숨은 주인공입니다.',
    stars: [5, 5, 4],
  },
  {
    reservationId: 'v20',
    daysAfter: 1,
    text: 'We came down in the dark and watched the sun rise over coffee. The abalone porridge converted me from eggs.',
    stars: [4, 5, 5],
    answer: ['Thank you for getting up with the sun. The porridge is on from six, every day of the year.', 2],
  },
  {
    reservationId: 'v21',
    daysAfter: 2,
    text: '바다를 보며 마시는 애프터눈 티라니. 짭짤한 한입 음식이 많아 단것을 좋아하지 않는 사람도 즐길 수 있습니다.',
    stars: [4, 4, 5],
  },
  {
    reservationId: 'v23',
    daysAfter: 1,
    text: '芝士味浓郁但不腻，像月亮一样圆圆的很可爱。附赠的手写卡片让人感动，回家路上保冷袋一直是冰的。',
    stars: [5, 5, null],
  },
  {
    reservationId: 'v25',
    daysAfter: 2,
    text: '種類が多いのにどれも作りたて。ローストビーフを目の前で切り分けてくれます。丸い灯りが連なる広間がとても美しいです。',
    stars: [5, 4, 5],
  },
  {
    reservationId: 'v26',
    daysAfter: 1,
    text: '생일이라고 메모했더니 미역국을 작은 놋그릇에 따로 내어 주셨어요. 눈물이 날 뻔했습니다. 쿠폰도 잘 썼습니다.',
    stars: [5, 5, 5],
  },
  {
    reservationId: 'v27',
    daysAfter: 3,
    text: '네 식구가 회와 찜을 두루 먹었습니다. 방어가 나오기 시작했네요. 물결무늬 그릇을 어디서 파는지 여쭤봤을 정도예요.',
    stars: [5, 4, 4],
  },
  {
    reservationId: 'v28',
    daysAfter: 1,
    text: '조개 알레르기가 있다고 적었더니 모든 점을 바꿔 주셨는데, 옆자리와 전혀 다른 이야기를 듣는 기분이었습니다. 세심한 배려에 감사드려요.',
    stars: [5, 5, 5],
    answer: ['알레르기를 미리 적어 주신 덕분에 하나하나 준비할 수 있었습니다. 다시 뵐 날을 기다리겠습니다.', 1],
  },
  {
    reservationId: 'v30',
    daysAfter: 1,
    text: 'They remembered the nut allergy at every course without my saying it twice. The dry-aged sirloin was superb, and the sea was black and silver outside.',
    stars: [5, 5, 5],
  },
  {
    reservationId: 'v31',
    daysAfter: 2,
    text: '夜景配下午茶，四点半那场最好看。甜点不会太甜，适合慢慢聊天。',
    stars: [4, 4, 5],
  },
  {
    reservationId: 'v32',
    daysAfter: 1,
    text: '바닷가 소풍에 네 개 주문했습니다. 칸마다 맛이 달라 아이들이 바꿔 먹느라 바빴어요. 밥이 식어도 맛있습니다.',
    stars: [5, 4, null],
  },
  {
    reservationId: 'v33',
    daysAfter: 1,
    text: '브런치인데 회까지 있어서 놀랐어요. 아이 의자와 그릇을 먼저 챙겨 주셨습니다. 다음에는 일찍 와서 창가에 앉으려고요.',
    stars: [4, 5, 4],
  },
  {
    reservationId: 'v34',
    daysAfter: 2,
    text: '北京ダックを目の前で切ってくれます。皮だけの一皿と身の炒め物の二度楽しめて、四人で大満足でした。',
    stars: [5, 4, 4],
  },
  {
    reservationId: 'r01',
    daysAfter: 2,
    text: '대게 다리가 먹기 좋게 손질되어 나옵니다. 한 접시씩 천천히 가져다 먹었더니 두 시간이 금방 갔어요.',
  },
  {
    reservationId: 'r02',
    daysAfter: 1,
    text: '现烤的韩牛西冷外焦里嫩，厨师会问要几分熟。甜品台上的小月饼形蛋糕很别致。',
  },
  {
    reservationId: 'r03',
    daysAfter: 3,
    text: '회식으로 여섯 명이 갔습니다. 안쪽 긴 자리를 잡아 주셔서 이야기 나누기 편했고, 빈 접시를 눈에 띄지 않게 치워 주십니다. 술은 주문한 만큼만 계산해 주셨어요.\n\n다음 모임도 여기서 하기로 했습니다.',
    stars: [4, 5, 5],
  },
  {
    reservationId: 'r04',
    daysAfter: 1,
    text: '窓際の席で、暮れていく南山を眺めながらいただきました。蟹も刺身も身が締まっていて、ビュッフェとは思えません。',
    stars: [5, 4, 5],
  },
  {
    reservationId: 'r05',
    daysAfter: 2,
    text: '아이 키에 맞는 낮은 디저트 진열대가 따로 있어서 혼자 골라 오며 즐거워했습니다. 유아 의자도 미리 놓여 있었어요.',
    stars: [4, 5, 4],
  },
  {
    reservationId: 'r06',
    daysAfter: 1,
    text: '부모님 칠순을 이곳에서 했습니다. 숯불 앞에서 구워 바로 내어 주시는 양고기가 가장 인기였고, 어른들은 죽과 나물을 좋아하셨어요.',
    stars: [5, 5, 4],
  },
  {
    reservationId: 'r07',
    daysAfter: 2,
    text: 'Go early and start with the oysters. The room never feels crowded, and the staff refill the ice before you notice it is gone.',
    stars: [5, 5, 5],
  },
  {
    reservationId: 'r08',
    daysAfter: 4,
    text: '즉석 국수 코너를 그냥 지나치지 마세요. 멸치 육수가 깊고, 고명을 고를 수 있습니다.',
    stars: [4, 4, null],
    photos: ['snapshot-noodles'],
  },
  {
    reservationId: 'r09',
    daysAfter: 1,
    text: '带孩子来很方便，服务员主动拿来了小碗和围兜。点心是现蒸的，虾饺皮很薄。',
    stars: [4, 5, 4],
  },
  {
    reservationId: 'r10',
    daysAfter: 2,
    text: '와인 반입료가 없는 날이라 한 병 들고 갔습니다. 소믈리에가 잔을 두 번 바꾸어 주며 어울리는 음식을 알려 주셨어요.',
    stars: [4, 5, 4],
  },
  {
    reservationId: 'r11',
    daysAfter: 1,
    text: '친구 넷이서 수다 떨며 먹기 좋았습니다. 저녁 일곱 시에는 조금 붐비니 여섯 시를 권합니다.',
    stars: [3, 4, 3],
    answer: [
      '말씀해 주신 대로 일곱 시에는 자리가 붐빕니다. 여섯 시와 여덟 시 자리를 늘렸으니 다음에는 더 여유롭게 모시겠습니다.',
      2,
    ],
  },
];

/**
 * Reviews of past reservations (`reservations/past.ts`, `reservations/regulars.ts`) and of visits that exist only for
 * their reviews.
 */
export const reviews: readonly ReviewData[] = [
  ...reviewsOfPastReservations,
  ...reviewedVisits.map(({ review }) => review),
];
