import { flagToWire } from '@dining/contract/codecs/flag';
import { textToWire } from '@dining/contract/codecs/text';
import type { AllergyInfoWire, SimpleProductWire } from '@dining/contract/site/products';
import type { Allergy } from '../../../stores/products/allergies';
import type { StoredProduct } from '../../../stores/products/products';

export const simpleToWire = ({ product, display }: StoredProduct): SimpleProductWire => ({
  prodCode: product.prodCode,
  dinCode: product.dinCode,
  ...textToWire('prodName', product.name),
  prodResvType: product.reservationType,
  prodSaleTimeZone: product.saleZone,
  bannerImg: display.bannerPicture,
  prodMemberOnlyYn: flagToWire(product.membersOnly),
});

export const allergyToWire = ({ allergyCode, name, allergens }: Allergy): AllergyInfoWire => ({
  allergyCode,
  ...textToWire('allergyType', name),
  allergenList: [...allergens],
});
