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
    changePhoto: '別の写真を選ぶ',
    yourPhoto: 'お選びの写真',
    preparing: '写真を準備しています',
    photoHint: '撮影場所など、写真に含まれる情報は削除されます。',
    count: '{{max}}文字中{{used}}文字',
    submit: '口コミを投稿',
  },
  view: '投稿した口コミを見る',
  alerts: {
    contents: '口コミの内容をご入力ください。',
    photo: '写真をご登録ください。',
    imageOnly: '画像ファイルのみご登録いただけます。',
    confirm: 'この口コミを投稿してもよろしいですか？',
    saved: '口コミを投稿いたしました。ありがとうございます。',
  },
};
