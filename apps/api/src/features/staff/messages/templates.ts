import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type {
  listTemplates,
  listTemplateVersions,
  previewTemplate,
  saveTemplate,
  sendTemplateTestMail,
  viewTemplate,
} from '@dining/contract/staff/templates';
import { listDifferences } from '@dining/domain/catalogue/list-differences';
import {
  checkTemplate,
  emptyTemplate,
  listPlaceholders,
  type TemplateTexts,
  templateFields,
} from '@dining/domain/messages/templates';
import type { HtlCode } from '@dining/domain/shared/codes';
import { type Access, getPermission } from '@dining/domain/staff/permissions';
import { refuseFields } from '../../../catalogue/edit-catalogue';
import { getHistoryPage } from '../../../catalogue/history-page';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { authorize, createActor, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { rateLimit } from '../../../lib/rate-limiter';
import { createMailWithLogo } from '../../../notifications/account-messages';
import { createExampleMessage, getBuiltInTexts, listActionLabels } from '../../../notifications/example-message';
import { insertAuditEntry } from '../../../stores/app/audit';
import { findExampleNames } from '../../../stores/messages/example-names';
import {
  insertTemplateVersion,
  listNewestTemplates,
  listTemplateVersions as listStoredVersions,
  type TemplateVersion,
} from '../../../stores/messages/message-templates';

const toTexts = ({ subject, opening, closing, smsLine }: TemplateTexts): TemplateTexts => ({
  subject: subject.trim(),
  opening: opening.trim(),
  closing: closing.trim(),
  smsLine: smsLine.trim(),
});

const encodeVersion = ({ version, savedBy, savedAt }: TemplateVersion) => ({
  version: String(version),
  savedBy,
  savedAt: savedAt.toISOString(),
});

const isEmpty = (texts: TemplateTexts): boolean => templateFields.every((field) => texts[field] === '');

/** Returns the access of a staff member to the messages of a hotel. */
function getAccess(deps: Deps, { grants }: StaffCaller, htlCode: HtlCode): Access | undefined {
  const permission = getPermission(grants, 'template', { type: 'hotel', htlCode }, deps.now());
  return permission.allowed ? permission.access : undefined;
}

export async function handleListTemplates(deps: Deps, { body, staff }: StaffCall<typeof listTemplates>) {
  if (getAccess(deps, staff, body.htlCode) === undefined) return fail('not_found');
  const templates = await listNewestTemplates(deps.database.pool, body.htlCode);
  return {
    templates: templates
      .filter((template) => !isEmpty(template))
      .map((template) => ({ ...encodeVersion(template), kind: template.kind, language: template.language })),
  };
}

export async function handleViewTemplate(deps: Deps, { body, staff }: StaffCall<typeof viewTemplate>) {
  const { kind, language } = body;
  const access = getAccess(deps, staff, body.htlCode);
  if (access === undefined) return fail('not_found');
  const [newest] = await listStoredVersions(deps.database.pool, body, null, 1);
  return {
    fields: newest === undefined ? emptyTemplate : toTexts(newest),
    version: String(newest?.version ?? 0),
    builtIn: getBuiltInTexts(kind, language),
    placeholders: [...listPlaceholders(kind)],
    canEdit: access === 'full',
  };
}

export async function handleListVersions(deps: Deps, { body, staff }: StaffCall<typeof listTemplateVersions>) {
  if (getAccess(deps, staff, body.htlCode) === undefined) return fail('not_found');
  const list = async (limit: number) =>
    (await listStoredVersions(deps.database.pool, body, body.after, limit)).map((stored) => ({
      number: stored.version,
      at: stored.savedAt,
      writtenBy: stored.savedBy,
      source: 'setup' as const,
      content: toTexts(stored),
    }));
  return getHistoryPage(list, listDifferences);
}

type ExampleCall = StaffCall<typeof previewTemplate> | StaffCall<typeof sendTemplateTestMail>;

/** Creates the example message, or returns why the texts are refused. */
async function createExample(deps: Deps, { body }: ExampleCall) {
  const { htlCode, kind, language, fields } = body;
  const storedNames = await findExampleNames(deps.database.pool, htlCode);
  if (storedNames === undefined) return fail('not_found');
  const texts = toTexts(fields);
  const issues = checkTemplate(kind, texts);
  if (issues.length > 0) return refuseFields(issues);
  const { hotelName, venueName, productName } = storedNames;
  const names = { hotel: hotelName, venue: venueName ?? hotelName, product: productName ?? hotelName };
  return createExampleMessage(kind, language, names, texts, deps.now());
}

export async function handlePreviewTemplate(deps: Deps, call: StaffCall<typeof previewTemplate>) {
  const { kind, language, htlCode } = call.body;
  if (getAccess(deps, call.staff, htlCode) === undefined) return fail('not_found');
  const example = await createExample(deps, call);
  if (isFailure(example)) return example;
  const { content, sms } = example;
  return {
    subject: content.subject,
    title: content.title,
    opening: content.intro,
    facts: content.rows.map(({ label, lines }) => ({ label, value: lines.join('\n') })),
    sections: content.body.map(({ title, text }) => ({ title, text })),
    actions: [...listActionLabels(kind, language)],
    closing: content.closing ?? '',
    notes: content.notes.map(({ title, text }) => ({ title, text })),
    footer: [...content.footer],
    sms,
  };
}

export async function handleSaveTemplate(deps: Deps, call: StaffCall<typeof saveTemplate>) {
  const { body, staff } = call;
  const { htlCode, kind, language } = body;
  const refusal = authorize(staff, 'template', { type: 'hotel', htlCode }, deps.now());
  if (refusal !== undefined) return refusal;
  const texts = toTexts(body.fields);
  const issues = checkTemplate(kind, texts);
  if (issues.length > 0) return refuseFields(issues);
  return runStaffWrite<{ version: string }>(deps, call, async (client) => {
    if ((await findExampleNames(client, htlCode)) === undefined) return fail('not_found');
    const [newest] = await listStoredVersions(client, body, null, 1);
    const failChanged = (stored: TemplateVersion | undefined): Failure => ({
      failure: 'changed_meanwhile',
      current: {
        fields: stored === undefined ? emptyTemplate : toTexts(stored),
        version: String(stored?.version ?? 0),
      },
    });
    if (String(newest?.version ?? 0) !== body.version) return failChanged(newest);
    const version = (newest?.version ?? 0) + 1;
    const isInserted = await insertTemplateVersion(client, body, { ...texts, version, savedBy: staff.name });
    if (!isInserted) return failChanged((await listStoredVersions(client, body, null, 1))[0]);
    await insertAuditEntry(client, {
      ...createActor(staff),
      action: 'template.save',
      subject: `${kind} ${language}`,
      htlCode,
      before: newest === undefined ? undefined : { ...toTexts(newest) },
      after: { ...texts },
    });
    return { version: String(version) };
  });
}

/**
 * Sends a test mail to the caller. It is audited and counted before it is sent; a repetition is answered with
 * `unknown`, because the outcome of the first request is not stored.
 */
export async function handleSendTestMail(deps: Deps, call: StaffCall<typeof sendTemplateTestMail>) {
  const { mail } = deps;
  const { staff, body } = call;
  const refusal = authorize(staff, 'template', { type: 'hotel', htlCode: body.htlCode }, deps.now());
  if (refusal !== undefined) return refusal;
  if (mail === undefined) return fail('setting_missing');
  const example = await createExample(deps, call);
  if (isFailure(example)) return example;
  const rateLimitResult = await rateLimit.consume(deps, [getLimit('setupTests', { staffId: staff.staffId })]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  let isFirst = false;
  const result = await runStaffWrite<{ outcome: 'unknown'; to: string }>(deps, call, async (client) => {
    isFirst = true;
    await insertAuditEntry(client, {
      ...createActor(staff),
      action: 'template.test_mail',
      subject: `${body.kind} ${body.language}`,
      htlCode: body.htlCode,
    });
    return { outcome: 'unknown', to: staff.email };
  });
  if (isFailure(result) || !isFirst) return result;
  const id = String(call.request.headers['idempotency-key']);
  return {
    outcome: await mail.send(createMailWithLogo(staff.email, 'template-test', example.content, id)),
    to: staff.email,
  };
}
