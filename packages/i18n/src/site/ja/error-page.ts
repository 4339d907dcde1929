import type { Messages } from '../messages';

export const errorPage: Messages['errorPage'] = {
  code: 'PAGE ERROR',
  body: 'しばらくしてからお試しいただくか、トップページからお手続きください。',
  notFoundTitle: 'お探しのページが見つかりません',
  notFoundBody: '移動または削除された可能性がございます。トップページからお探しください。',
  notOpenTitle: 'まもなくご予約いただけます',
};
