import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTextFields } from '../../../../test/catalogue-fields';
import { H01, H02 } from '../../../../test/fixtures';
import { type StaffBrowser, type StaffServer, startStaffServer, testScopes } from '../../../../test/staff-server';

let rig: StaffServer;
let manager: StaffBrowser;
beforeAll(async () => {
  rig = await startStaffServer();
  manager = await rig.signIn(await rig.createStaff({ role: 'hotel_manager', scope: testScopes.ownHotel }));
});
afterAll(() => rig.close());

/** Inserts a picture of a hotel that is ready, and returns its path. */
async function insertPicture(htlCode: string, focus = 50): Promise<string> {
  const rows = await rig.query(
    `INSERT INTO picture (htl_code, file_name, media_type, byte_count, sha256, width, height, created_by, state, colour,
       widths, focus_x)
     VALUES ($1, 'front.jpg', 'image/jpeg', 1, md5(random()::text), 640, 480, 'Mina', 'ready', '#806040', '{480,640}', $2)
     RETURNING picture_id, sha256`,
    [htlCode, focus],
  );
  const [row] = rows;
  const version = String(row?.['sha256']).slice(0, 8);
  return `/pictures/uploaded/${String(row?.['picture_id'])}-480.webp?v=${version}#widths=480,640&focus=${focus},50&colour=806040`;
}
interface Photo {
  readonly kind: string;
  readonly path: string;
}
const view = async () => {
  const { json } = await manager.post('/hotel-photo/view', { htlCode: H01 });
  const { photos } = { photos: [] as Photo[], ...json.fields };
  return { photos, version: String(json.version) };
};
const save = async (photos: readonly object[], version?: string) =>
  manager.post('/hotel-photo/save', {
    htlCode: H01,
    version: version ?? (await view()).version,
    fields: { photos },
  });
const alt = createTextFields('The front');

it('a hotel manager replaces and orders the photos, which guests see at once and the audit names', async () => {
  const kept = (await view()).photos[1] ?? expect.fail('the hotel has no photos');
  const photos = [kept, { kind: 'front', path: await insertPicture(H01), alt }];
  expect((await save(photos)).status).toBe(200);
  expect((await view()).photos).toEqual(photos);
  const guestPhotos = (await rig.server.call('POST', '/hotel/addnInfo', { htlCode: H01 })).json;
  expect(JSON.stringify(guestPhotos)).toContain('The front en');
  const entries = await rig.query(`SELECT htl_code FROM audit_entry WHERE action = 'hotel.photos'`);
  expect(entries).toEqual([{ htl_code: H01 }]);
});

it('saving a photo applies the current focal point of its picture, not the one that the form sent', async () => {
  const path = await insertPicture(H01, 20);
  await save([{ kind: 'front', path: path.replace('focus=20', 'focus=90'), alt }]);
  expect((await view()).photos[0]?.path).toBe(path);
});

it.each([
  ['a picture of another hotel', () => insertPicture(H02), alt, { path: 'photos.0.path', message: 'picture_missing' }],
  [
    'a URL that is not one of its pictures',
    async () => 'https://example.test/a.jpg',
    alt,
    { path: 'photos.0.path', message: 'picture_missing' },
  ],
  ['no picture', async () => '', alt, { path: 'photos.0.path', message: 'field_missing' }],
  [
    'an alternative text without Korean',
    () => insertPicture(H01),
    { ...alt, ko: '' },
    { path: 'photos.0.alt.ko', message: 'language_missing' },
  ],
])('%s is refused at its field', async (_case, getPath, text, error) => {
  const before = await view();
  const { json } = await save([{ kind: 'front', path: await getPath(), alt: text }]);
  expect(json.errors).toEqual([error]);
  expect(await view()).toEqual(before);
});

it('a save with an outdated version is refused, and the response contains the current photos', async () => {
  const { version } = await view();
  await save([{ kind: 'lounge', path: await insertPicture(H01), alt }]);
  expect(await save([], version)).toMatchObject({
    status: 409,
    json: { code: 'changed_meanwhile', current: { fields: { photos: [{ kind: 'lounge' }] } } },
  });
});

it('photos are saved with the current focal point, even if it was changed after the form was opened', async () => {
  await save([{ kind: 'front', path: await insertPicture(H01), alt }]);
  const opened = await view();
  const pictureId = /uploaded\/(.{36})-/.exec(opened.photos[0]?.path ?? '')?.[1];
  const { picture } = (await manager.post('/picture/view', { pictureId })).json;
  const change = { pictureId, version: picture?.version, focus: { x: 15, y: 50 }, alt: picture?.alt };
  expect((await manager.post('/picture/save', change)).status).toBe(200);
  expect((await save([{ ...opened.photos[0], kind: 'lounge' }], opened.version)).status).toBe(200);
  expect((await view()).photos).toMatchObject([{ kind: 'lounge', path: expect.stringContaining('focus=15,50') }]);
});

it('photos do not change the version of the form about the hotel', async () => {
  const owner = await rig.signIn(await rig.createStaff({ role: 'owner', scope: testScopes.group }));
  const { version } = (await owner.post('/hotel/view', { htlCode: H01 })).json;
  await save([]);
  expect((await owner.post('/hotel/view', { htlCode: H01 })).json.version).toBe(version);
});
