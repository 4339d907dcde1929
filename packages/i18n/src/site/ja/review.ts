import type { Messages } from '../messages';

export const review: Messages['review'] = {
  title: '口コミ',
  tabs: {
    product: 'プラン情報',
    reviews: '口コミ {{count}}',
  },
  empty: '口コミはまだございません。',
  emptyHint: 'ご利用になった皆様の声をお待ちしております。',
  off: 'このホテルでは口コミを掲載しておりません。',
  by: '{{name}} 様の口コミ',
  enlarge: '{{name}} 様の口コミを拡大する',
  previous: '前の口コミ',
  next: '次の口コミ',
  photo: '{{name}} 様の写真',
  write: {
    title: '口コミを書く',
    contents: '口コミの内容',
    placeholder: 'お食事とサービスはいかがでしたか？',
    photo: '写真',
    addPhoto: '写真を選ぶ',
    removePhoto: '写真を削除',
  },
  view: '口コミを見る',
  alerts: {
    contents: '口コミの内容をご入力ください。',
    photo: '写真をご登録ください。',
    imageOnly: '画像ファイルのみご登録いただけます。',
    confirm: '口コミを登録しますか？',
    saved: '口コミの登録が完了しました。',
  },
};
