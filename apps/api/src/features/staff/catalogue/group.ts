import { randomBytes } from 'node:crypto';
import { fail } from '@dining/contract/failure';
import type { saveGroup, viewGroup } from '@dining/contract/staff/group';
import { groupCode } from '@dining/domain/catalogue/check-hotel';
import {
  applyGroupFields,
  checkAllergyCodes,
  checkGroupFields,
  type GroupFields,
  getGroupFields,
} from '@dining/domain/catalogue/group-fields';
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import { getDocumentVersion, refuseFields } from '../../../catalogue/edit-catalogue';
import type { Deps } from '../../../config/deps';
import { authorize, type StaffCall } from '../../../http/staff-mount';
import { deleteAllergies } from '../../../stores/products/allergies';
import { findVisibleCatalogue } from './find-catalogue';
import { saveDocument } from './save-document';

const scope = { type: 'group' } as const;

const toWire = ({ name, allergies }: GroupFields) => ({
  name,
  allergies: allergies.map((allergy) => ({ ...allergy, allergens: [...allergy.allergens] })),
});

/** Creates a code that no allergy had before, in at most ten characters as orders allow. */
const createAllergyCode = (): string => `AG${randomBytes(4).toString('hex').toUpperCase()}`;

export async function handleViewGroup(deps: Deps, { staff }: StaffCall<typeof viewGroup>) {
  const catalogue = await findVisibleCatalogue(deps, staff, 'system', scope, 'full');
  if (catalogue === undefined) return fail('not_found');
  const fields = getGroupFields(catalogue.group);
  return { fields: toWire(fields), version: getDocumentVersion(fields) };
}

export async function handleSaveGroup(deps: Deps, call: StaffCall<typeof saveGroup>) {
  const { body, staff } = call;
  const { fields } = body;
  const refusal = authorize(staff, 'system', scope, deps.now());
  if (refusal !== undefined) return refusal;
  const issues = checkGroupFields(fields);
  if (issues.length > 0) return refuseFields(issues);
  return saveDocument(deps, call, (catalogue) => {
    const before = getGroupFields(catalogue.group);
    const version = getDocumentVersion(before);
    if (version !== body.version) return { failure: 'changed_meanwhile', current: { fields: before, version } };
    const codeIssues = checkAllergyCodes(fields, catalogue.group);
    if (codeIssues.length > 0) return refuseFields(codeIssues);
    const group = applyGroupFields(fields, catalogue.group, createAllergyCode);
    const removedCodes = catalogue.group.allergies
      .map(({ allergyCode }) => allergyCode)
      .filter((code) => group.allergies.every(({ allergyCode }) => allergyCode !== code));
    return {
      next: { ...catalogue, group },
      document: { kind: 'group', code: '' },
      isPartial: true,
      action: 'group.save',
      subject: groupCode,
      htlCode: toCode<HtlCode>(groupCode),
      before,
      after: fields,
      answer: { version: getDocumentVersion(getGroupFields(group)) },
      // The catalogue only adds and changes allergies, as an import does.
      writeRest: (client) => deleteAllergies(client, removedCodes),
    };
  });
}
