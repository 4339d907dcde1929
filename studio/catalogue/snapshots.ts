import { type CataloguePicture, createPicture, t } from './picture';

/** Creates a photo as guests take it with a phone. Only reviews show these; the hotel's pages never do. */
const createSnapshot = (view: string, alt: CataloguePicture['alt']): CataloguePicture =>
  createPicture(alt, { frame: [1280, 960], focus: [0.5, 0.5], scene: 'snapshot', view });

export const snapshots = {
  'snapshot-steak': createSnapshot(
    'steak',
    t(
      '손님이 찍은 스테이크 접시',
      'A guest’s snapshot of a sliced steak',
      '宾客随手拍下的牛排',
      'お客様が撮ったステーキの皿',
    ),
  ),
  'snapshot-nigiri': createSnapshot(
    'nigiri',
    t(
      '손님이 찍은 초밥 세 점',
      'A guest’s snapshot of three pieces of nigiri',
      '宾客随手拍下的三贯握寿司',
      'お客様が撮った三貫の握り',
    ),
  ),
  'snapshot-cake': createSnapshot(
    'cake',
    t(
      '손님이 찍은 베리 케이크',
      'A guest’s snapshot of a cake with berries',
      '宾客随手拍下的莓果蛋糕',
      'お客様が撮ったベリーのケーキ',
    ),
  ),
  'snapshot-noodles': createSnapshot(
    'noodles',
    t(
      '손님이 찍은 국수 한 그릇',
      'A guest’s snapshot of a bowl of noodles',
      '宾客随手拍下的一碗面',
      'お客様が撮った一杯の麺',
    ),
  ),
  'snapshot-tea': createSnapshot(
    'tea',
    t(
      '손님이 찍은 삼단 트레이',
      'A guest’s snapshot of the three-tiered tea stand',
      '宾客随手拍下的三层点心架',
      'お客様が撮った三段トレイ',
    ),
  ),
  'snapshot-seafood': createSnapshot(
    'seafood',
    t(
      '손님이 찍은 굴과 새우',
      'A guest’s snapshot of oysters and prawns',
      '宾客随手拍下的生蚝与鲜虾',
      'お客様が撮った牡蠣と海老',
    ),
  ),
  'snapshot-duck': createSnapshot(
    'duck',
    t(
      '손님이 찍은 북경오리',
      'A guest’s snapshot of a Peking duck',
      '宾客随手拍下的北京烤鸭',
      'お客様が撮った北京ダック',
    ),
  ),
  'snapshot-beef': createSnapshot(
    'beef',
    t(
      '손님이 찍은 한우 구이',
      'A guest’s snapshot of grilled Korean beef',
      '宾客随手拍下的烤韩牛',
      'お客様が撮った韓牛の焼き物',
    ),
  ),
  'snapshot-pasta': createSnapshot(
    'pasta',
    t('손님이 찍은 파스타', 'A guest’s snapshot of a plate of pasta', '宾客随手拍下的意面', 'お客様が撮ったパスタ'),
  ),
  'snapshot-tangerine': createSnapshot(
    'tangerine',
    t(
      '손님이 찍은 감귤 케이크 한 조각',
      'A guest’s snapshot of a slice of tangerine cake',
      '宾客随手拍下的柑橘蛋糕',
      'お客様が撮ったみかんケーキ',
    ),
  ),
} satisfies Readonly<Record<string, CataloguePicture>>;
