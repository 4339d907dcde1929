import { type CataloguePicture, createPicture, t } from './picture';

export const hotels = {
  'hotel-seoul': createPicture(
    t(
      '도심의 산자락 위로 달이 떠오른 달빛 서울의 밤',
      'Dalbit Seoul at night, the moon above the city and its mountain',
      '月亮升上城市与山脊的月光首尔之夜',
      '街と山の稜線に月が昇る、夜のダルビッ・ソウル',
    ),
    { focus: [0.56, 0.5] },
  ),
  'hotel-busan': createPicture(
    t(
      '바다에 달빛 길이 비치는 달빛 부산의 밤',
      'Dalbit Busan at night, a path of moonlight across the sea',
      '海面铺开一道月光的月光釜山之夜',
      '海に月の道がのびる、夜のダルビッ・釜山',
    ),
    { focus: [0.42, 0.48] },
  ),
  'hotel-jeju': createPicture(
    t(
      '연못의 징검돌 너머 불 밝힌 로비와 오름 위의 달이 보이는 달빛 제주의 밤',
      'Dalbit Jeju at night: stepping stones across a pond to the lit lobby, the moon over the hills',
      '池中踏石通向灯火通明的大堂，明月照山丘的月光济州之夜',
      '池の飛び石の先に灯るロビーと、丘の上の月を望む夜のダルビッ・済州',
    ),
  ),
  'lounge-seoul': createPicture(
    t(
      '서울의 야경이 내려다보이는 라운지 달무리',
      'Lounge Dalmuri looking out over Seoul at night',
      '俯瞰首尔夜景的月晕酒廊',
      'ソウルの夜景を見下ろすラウンジ月暈',
    ),
    { focus: [0.48, 0.55] },
  ),
  'lounge-busan': createPicture(
    t(
      '밤바다의 수평선이 보이는 라운지 조석',
      'Lounge Joseok with the horizon of the night sea',
      '可望见夜色中海平线的潮汐酒廊',
      '夜の水平線を望むラウンジ潮汐',
    ),
    { focus: [0.55, 0.6] },
  ),
  'lounge-jeju': createPicture(
    t(
      '감귤나무 정원이 보이는 귤림의 자리',
      'A seat at Gyullim looking onto a garden of tangerine trees',
      '望见柑橘园的橘林座席',
      'みかんの庭を望む橘林の席',
    ),
    { focus: [0.46, 0.58] },
  ),
} as const satisfies Record<string, CataloguePicture>;
