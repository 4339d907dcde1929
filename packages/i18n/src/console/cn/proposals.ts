import type { Messages } from '../messages';

export const proposals: Messages['proposals'] = {
  proposedBy: '提出人：{{name}}',
  proposedByCommand: '提出人：{{name}}（命令行）',
  expiresAt: '截至{{time}}',
  states: {
    open: '待确认',
    confirmed: '已确认',
    withdrawn: '已撤回',
    lapsed: '已失效',
    refused: '已拒绝',
  },
  decidedBy: '{{name}} · {{time}}',
  withdraw: '撤回',
  withdrawn: '申请已撤回。',
  refuse: '拒绝',
  refused: '申请已拒绝。',
  refuseText: '{{name}}可以看到原因。',
  reason: '原因',
  reasonHint: '将保留在审计记录中，请勿填写姓名或联系方式。',
  reasonMissing: '请填写原因。',
};
