import type { Messages } from '../messages';

export const promotion: Messages['promotion'] = {
  title: 'プロモーション',
  tabs: {
    label: 'レストラン',
    all: 'すべて',
  },
  filter: {
    label: '開催状況',
    all: 'すべて',
    running: '開催中',
    ended: '終了',
  },
  from: '{{date}}から',
  nextDay: '最短のご予約可能日 {{day}}',
  noDay: '4週間以内にご予約いただける日がございません。',
  paging: '全{{total}}件中 {{from}}〜{{to}}件',
  empty: '該当するプロモーションはございません。',
  missing: 'プロモーションが見つかりません。',
  toAll: 'すべてのプロモーション',
};
