import type { ContentByKind, ProductContent } from '@dining/domain/catalogue/document-contents';
import { afterAll, describe, expect, it } from 'vitest';
import { createTextFields, productFields } from '../../../../test/catalogue-fields';
import { startDocumentServer } from '../../../../test/document-server';

const { rig, owner, dinCode, view, publish, createPublishedMenu, listHistory } = await startDocumentServer();
afterAll(() => rig.close());

describe('an unpublished document', () => {
  const createProduct = async () => {
    const code = await createPublishedMenu();
    const { prodCode, version } = (
      await owner.post('/product/save', {
        dinCode,
        prodCode: null,
        version: null,
        fields: { ...productFields, menuIndexes: [Number(code)] },
      })
    ).json;
    await owner.post('/product/publish', { prodCode, version, isOnSale: true });
    return { menuCode: code, prodCode: String(prodCode) };
  };
  const unpublish = async (kind: string, code: string) => {
    const preview = (await owner.post(`/${kind}/unpublish/preview`, { code })).json;
    return {
      preview,
      answer: await owner.post(`/${kind}/unpublish`, { code, publishedVersion: preview.publishedVersion }),
    };
  };

  it('lists the affected documents and reservations in a preview, and is not on sale afterwards', async () => {
    const { menuCode, prodCode } = await createProduct();
    const menuResult = await unpublish('menu', menuCode);
    expect(menuResult.preview.consequences).toMatchObject({
      reservations: { count: 0, people: 0, won: 0 },
      documents: [{ kind: 'product', code: prodCode }],
    });
    expect(menuResult.answer.status).toBe(200);
    expect(await rig.query('SELECT on_sale FROM product_option WHERE prod_code = $1', [prodCode])).toEqual([
      { on_sale: false },
    ]);
    expect((await listHistory(prodCode, 'product'))[0]).toMatchObject({
      differences: [{ path: 'options.0.onSale', before: true, after: false }],
    });
    expect((await unpublish('product', prodCode)).answer.status).toBe(200);
    expect(await view(prodCode, 'product')).toMatchObject({ state: 'off', published: { onSale: false } });
  });

  it('has its upcoming reservations counted in the preview', async () => {
    const { json } = await owner.post('/product/unpublish/preview', { code: 'DINNER' });
    expect(json.consequences.reservations).toMatchObject({ count: expect.any(Number), won: expect.any(Number) });
  });

  it('is refused if it has been published differently meanwhile', async () => {
    const { prodCode } = await createProduct();
    const answer = await owner.post('/product/unpublish', { code: prodCode, publishedVersion: 'an older one' });
    expect(answer.json).toMatchObject({ code: 'changed_meanwhile', current: { fields: { onSale: true } } });
  });

  it('is put on sale again by a draft', async () => {
    const { prodCode } = await createProduct();
    await unpublish('product', prodCode);
    const { published, publishedVersion } = await view(prodCode, 'product');
    const fields = { ...(published as ProductContent), onSale: true };
    const saved = (await owner.post('/product/draft/save', { code: prodCode, version: null, publishedVersion, fields }))
      .json;
    await publish(prodCode, saved.version, {}, owner, 'product');
    expect(await view(prodCode, 'product')).toMatchObject({ state: 'published' });
  });

  it('products and their drafts keep their category when a restaurant reorders its categories', async () => {
    const before = await view(dinCode, 'venue');
    const venue = before.published as ContentByKind['venue'];
    const { prodCode } = await createProduct();
    const { published, publishedVersion } = await view(prodCode, 'product');
    const product = published as ProductContent;
    const name = createTextFields('Renamed');
    const draft = { code: prodCode, version: null, publishedVersion, fields: { ...product, name } };
    expect((await owner.post('/product/draft/save', draft)).json).toMatchObject({ version: 1 });
    const saveVenue = async (categories: ContentByKind['venue']['categories']) => {
      const { publishedVersion: seen } = await view(dinCode, 'venue');
      const body = { code: dinCode, version: null, publishedVersion: seen, fields: { ...venue, categories } };
      const { version } = (await owner.post('/venue/draft/save', body)).json;
      return publish(dinCode, version, { publishedVersion: seen }, owner, 'venue');
    };
    const brunch = { name: createTextFields('Brunch'), reservationType: 'table' as const };
    expect(await saveVenue([brunch, ...venue.categories])).toMatchObject({ version: null });
    const moved = Number(product.categoryPosition) + 1;
    expect(await view(prodCode, 'product')).toMatchObject({
      published: { categoryPosition: moved },
      draft: { version: 2, fields: { categoryPosition: moved, name }, conflicts: [] },
    });
    const refused = await saveVenue([brunch]);
    const values = venue.categories[Number(product.categoryPosition) - 1]?.name;
    expect(refused).toMatchObject({ errors: [{ path: 'categories', message: 'category_in_use', values }] });
    const { draft: left } = await view(dinCode, 'venue');
    await owner.post('/venue/draft/discard', { code: dinCode, version: left?.version });
    expect(await saveVenue(venue.categories)).toMatchObject({ version: null });
    expect(await view(prodCode, 'product')).toMatchObject({
      published: { categoryPosition: product.categoryPosition },
    });
  });
});
