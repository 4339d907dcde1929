import { createContent } from '@dining/domain/catalogue/convert-contents';
import type { MenuContent } from '@dining/domain/catalogue/document-contents';
import { createTextFields, venueFields } from './catalogue-fields';
import { startStaffServer, testScopes } from './staff-server';

/** A complete menu as an editor types it. */
export const menu: MenuContent = { ...createContent('menu'), name: createTextFields('Pasta'), price: 30_000 };

/** Starts a server with a new venue, an owner and their colleague, and calls for the documents of the venue. */
export async function startDocumentServer() {
  const rig = await startStaffServer();
  const owner = await rig.signIn(await rig.createStaff({ role: 'owner', scope: testScopes.group }));
  const colleague = await rig.signIn(await rig.createStaff({ role: 'hotel_manager', scope: testScopes.ownHotel }));
  const saved = await owner.post('/venue/save', { htlCode: 'H01', dinCode: null, version: null, fields: venueFields });
  const dinCode = String(saved.json.dinCode);
  const createMenu = async (
    changes: Partial<MenuContent> = {},
  ): Promise<{ code: string; draftId: string; version: number }> =>
    (
      await owner.post('/menu/draft/save', {
        code: null,
        dinCode,
        version: null,
        publishedVersion: null,
        fields: { ...menu, ...changes },
      })
    ).json as never;
  const view = async (code: unknown, kind = 'menu') => (await owner.post(`/${kind}/draft/view`, { code })).json;
  const publish = async (code: unknown, version: unknown, changes: object = {}, browser = owner, kind = 'menu') =>
    (
      await browser.post(`/${kind}/draft/publish`, {
        code,
        version,
        publishedVersion: (await view(code, kind)).publishedVersion,
        publishAt: null,
        ...changes,
      })
    ).json;
  /** Saves the draft of a stored menu with changes to its current version, as a form does. */
  const save = async (code: unknown, changes: Partial<MenuContent>, browser = owner) => {
    const { draft, published, publishedVersion } = await view(code);
    const fields = { ...(draft?.fields ?? published), ...changes };
    const body = { code, version: draft?.version ?? null, publishedVersion, fields };
    return (await browser.post('/menu/draft/save', body)).json;
  };
  const createPublishedMenu = async (): Promise<string> => {
    const { code, version } = await createMenu();
    await publish(code, version);
    return code;
  };
  const findPrice = async (code: unknown) =>
    (await rig.query('SELECT price FROM menu WHERE menu_index = $1', [Number(code)]))[0]?.['price'];
  const listHistory = async (code: unknown, kind = 'menu') =>
    (await owner.post(`/${kind}/history`, { code })).json.versions;
  return {
    rig,
    owner,
    colleague,
    dinCode,
    createMenu,
    view,
    publish,
    save,
    createPublishedMenu,
    findPrice,
    listHistory,
  };
}
