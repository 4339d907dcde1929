import { encodeFlag } from '@dining/contract/codecs/flag';
import { encodeText } from '@dining/contract/codecs/text';
import type { AllergyInfoWire, SimpleProductWire } from '@dining/contract/site/products';
import type { Allergy } from '../../../stores/products/allergies';
import type { StoredProduct } from '../../../stores/products/products';

export const simpleProductToWire = ({ product, display }: StoredProduct): SimpleProductWire => ({
  prodCode: product.prodCode,
  dinCode: product.dinCode,
  ...encodeText('prodName', product.name),
  prodResvType: product.reservationType,
  prodSaleTimeZone: product.saleZone,
  bannerImg: display.bannerPicture,
  prodMemberOnlyYn: encodeFlag(product.membersOnly),
});

export const allergyToWire = ({ allergyCode, name, allergens }: Allergy): AllergyInfoWire => ({
  allergyCode,
  ...encodeText('allergyType', name),
  allergenList: [...allergens],
});
