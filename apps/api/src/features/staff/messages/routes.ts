import { fail } from '@dining/contract/failure';
import { listFailedMessages, retryMessage, stopMessage } from '@dining/contract/staff/messages';
import {
  listTemplates,
  listTemplateVersions,
  previewTemplate,
  saveTemplate,
  sendTemplateTestMail,
  viewTemplate,
} from '@dining/contract/staff/templates';
import type { Deps } from '../../../config/deps';
import { createPage, pageSize } from '../../../http/keyset-page';
import {
  authorize,
  createCallerFilter,
  runStaffWrite,
  type StaffCall,
  toSubjectScope,
} from '../../../http/staff-mount';
import { insertAuditEntry } from '../../../stores/app/audit';
import {
  findUndeliveredMessage,
  giveUpMessage,
  listRetriedMessages,
  listFailedMessages as listStoredFailedMessages,
  retryMessageNow,
  type UndeliveredMessage,
} from '../../../stores/messages/failed-messages';
import type { StaffFeature } from '../../feature';
import * as templates from './templates';

const toWire = ({
  id,
  kind,
  channel,
  subject,
  htlCode,
  dinCode,
  failure,
  attempts,
  ...message
}: UndeliveredMessage) => ({
  id,
  kind,
  channel,
  subject,
  htlCode,
  dinCode,
  failure,
  attempts,
  dueAt: message.firstDueAt.toISOString(),
  endedAt: message.finishedAt?.toISOString() ?? null,
  nextAttemptAt: message.finishedAt === null ? message.nextAttemptAt.toISOString() : null,
  canRetry: failure !== 'bounced',
});

const changeMessage = (
  deps: Deps,
  call: StaffCall<typeof retryMessage | typeof stopMessage>,
  action: 'message.retry' | 'message.stop',
) =>
  runStaffWrite<{ result: 'success' }>(deps, call, async (client) => {
    const { staff, body } = call;
    const message = await findUndeliveredMessage(client, body.id);
    if (message === undefined) return fail('not_found');
    const refusal = authorize(staff, 'inquiry', toSubjectScope(message), deps.now());
    if (refusal !== undefined) return refusal;
    const update = action === 'message.retry' ? retryMessageNow : giveUpMessage;
    if (!(await update(client, body.id))) return fail('not_found');
    const { kind, channel, subject, htlCode, failure, attempts } = message;
    await insertAuditEntry(client, {
      actorName: staff.name,
      action,
      subject: subject === '' ? `message ${body.id}` : subject,
      htlCode,
      origin: { staffId: staff.staffId, ...staff.clientInfo },
      detail: { kind, channel, failure, attempts },
    });
    return { result: 'success' };
  });

export const staffMessages: StaffFeature = (mount, deps) => {
  mount(listFailedMessages, async ({ staff, body }) => {
    const filter = createCallerFilter(staff, 'inquiry', deps.now());
    const list = body.state === 'failed' ? listStoredFailedMessages : listRetriedMessages;
    const { rows, next } = createPage(await list(deps.database.pool, filter, body.after, pageSize + 1));
    return { messages: rows.map(toWire), next };
  });
  mount(retryMessage, (call) => changeMessage(deps, call, 'message.retry'));
  mount(stopMessage, (call) => changeMessage(deps, call, 'message.stop'));
  mount(listTemplates, (call) => templates.handleListTemplates(deps, call));
  mount(viewTemplate, (call) => templates.handleViewTemplate(deps, call));
  mount(listTemplateVersions, (call) => templates.handleListVersions(deps, call));
  mount(previewTemplate, (call) => templates.handlePreviewTemplate(deps, call));
  mount(saveTemplate, (call) => templates.handleSaveTemplate(deps, call));
  mount(sendTemplateTestMail, (call) => templates.handleSendTestMail(deps, call));
};
