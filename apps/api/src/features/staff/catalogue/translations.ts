import { fail } from '@dining/contract/failure';
import { boardPageSize, type saveTranslation, type viewTranslationBoard } from '@dining/contract/staff/translations';
import type { Catalogue } from '@dining/domain/catalogue/documents';
import { toTextFields } from '@dining/domain/catalogue/fields';
import type { DocumentKey } from '@dining/domain/catalogue/issues';
import {
  type CatalogueText,
  formatTextKey,
  listEditableTexts,
  listTexts,
  replaceText,
} from '@dining/domain/catalogue/list-texts';
import { type BoardText, createTranslationBoard, weightDays } from '@dining/domain/catalogue/translation-board';
import {
  applyTranslation,
  checkTranslation,
  getSourceLanguage,
  getSourceText,
  type StoredTranslation,
} from '@dining/domain/catalogue/translation-states';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { getPermission } from '@dining/domain/staff/permissions';
import { toCatalogue } from '../../../catalogue/document-rows';
import { getDocumentVersion, refuseFields } from '../../../catalogue/edit-catalogue';
import { hashSource, toVariantKey } from '../../../catalogue/record-translations';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { authorize, type StaffCall, toSubjectScope } from '../../../http/staff-mount';
import { listCatalogueRows } from '../../../stores/catalogue/catalogue-rows';
import {
  listLanguageGuests,
  listTranslationStates,
  upsertConfirmedTranslation,
} from '../../../stores/catalogue/translation-states';
import { createGuestPageUrl } from './guest-page';
import { saveDocument } from './save-document';

interface BodyKey extends DocumentKey {
  readonly field: string;
}

const createKey = ({ kind, code, field }: BodyKey): string => formatTextKey({ document: { kind, code }, field });

/** Loads the data of the board: the catalogue, the stored states of its variants, and recent guests. */
async function loadBoard(deps: Deps) {
  const today = getTodayInSeoul(deps.now());
  return inTransaction(deps.database.pool, async (client) => {
    const catalogue = toCatalogue(await listCatalogueRows(client));
    const states = await listTranslationStates(client);
    const guests = await listLanguageGuests(client, addDays(today, -weightDays), today);
    return { catalogue, states, guests };
  });
}

export async function handleViewBoard(deps: Deps, call: StaffCall<typeof viewTranslationBoard>) {
  const { body, staff, language } = call;
  const now = deps.now();
  const { catalogue, states, guests } = await loadBoard(deps);
  const stateByVariant = new Map(
    states.map((state) => [`${state.kind} ${state.code} ${state.field} ${state.language}`, state]),
  );
  const findStored = (text: CatalogueText, variant: Language): StoredTranslation | undefined => {
    const state = stateByVariant.get(`${formatTextKey(text)} ${variant}`);
    if (state === undefined) return undefined;
    return {
      hasCurrentSource: state.sourceHash === hashSource(getSourceText(text.text)),
      isConfirmed: state.confirmed,
    };
  };
  const onlyKey = body.text === null ? undefined : createKey(body.text);
  const getTextPermission = (text: CatalogueText) =>
    getPermission(staff.grants, 'translation', toSubjectScope(text), now);
  const { texts, counts } = createTranslationBoard(
    listTexts(catalogue, now).filter(
      (text) => getTextPermission(text).allowed && (onlyKey === undefined || formatTextKey(text) === onlyKey),
    ),
    findStored,
    guests,
    {
      language: body.language,
      htlCode: body.htlCode,
      dinCode: body.dinCode,
      kind: body.textKind,
      state: onlyKey === undefined ? body.state : null,
    },
  );
  const start = body.after ?? 0;
  const end = start + boardPageSize;
  return {
    texts: texts.slice(start, end).map((text) => {
      const permission = getTextPermission(text);
      const canEdit = text.isEditable && permission.allowed && permission.access === 'full';
      return { ...encodeText(deps, catalogue, text, language), canEdit };
    }),
    total: texts.length,
    variantCounts: counts,
    next: end < texts.length ? String(end) : null,
  };
}

function encodeText(deps: Deps, catalogue: Catalogue, text: BoardText, language: Language) {
  const { document, field, htlCode, dinCode } = text;
  const place =
    catalogue.venues.find((venue) => venue.dinCode === dinCode) ??
    catalogue.hotels.find((hotel) => hotel.htlCode === htlCode);
  return {
    kind: document.kind,
    code: document.code,
    field,
    textKind: text.kind,
    label: text.label,
    htlCode,
    dinCode,
    placeName: place === undefined ? '' : getLocalizedText(place.name, language),
    objectName: getLocalizedText(text.objectName, language),
    sourceLanguage: getSourceLanguage(text.text),
    variants: { ...toTextFields(text.text) },
    states: { ...text.states },
    guests: text.guests,
    pageUrl: createGuestPageUrl(deps, catalogue, text),
    version: getDocumentVersion(text.text),
  };
}

export async function handleSaveTranslation(deps: Deps, call: StaffCall<typeof saveTranslation>) {
  const { body, staff } = call;
  const { fields } = body;
  const key = createKey(body);
  return saveDocument(deps, call, (catalogue) => {
    const stored = listEditableTexts(catalogue).find((text) => formatTextKey(text) === key);
    if (stored === undefined) return fail('not_found');
    const refusal = authorize(staff, 'translation', toSubjectScope(stored), deps.now());
    if (refusal !== undefined) return refusal;
    const before = toTextFields(stored.text);
    const version = getDocumentVersion(stored.text);
    if (version !== body.version) return { failure: 'changed_meanwhile', current: { fields: before, version } };
    const issues = checkTranslation(stored.text, stored.label, fields);
    if (issues.length > 0) return refuseFields(issues);
    const text = applyTranslation(stored.text, fields);
    return {
      next: replaceText(catalogue, stored, text),
      document: stored.document,
      isPartial: true,
      action: 'translation.save',
      subject: key,
      htlCode: stored.htlCode,
      before,
      after: { ...toTextFields(text), ...(body.confirmed.length > 0 && { confirmed: body.confirmed.join(' ') }) },
      answer: { version: getDocumentVersion(text) },
      writeRest: async (client) => {
        for (const language of new Set(body.confirmed))
          await upsertConfirmedTranslation(client, {
            ...toVariantKey({ text: stored, language }),
            htlCode: stored.htlCode,
            sourceHash: hashSource(getSourceText(text)),
            confirmed: true,
          });
      },
    };
  });
}
