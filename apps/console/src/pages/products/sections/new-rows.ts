import type { MenuContent, ProductContent } from '@dining/domain/catalogue/document-contents';
import type { TextFields } from '@dining/domain/catalogue/fields';

export const noText: TextFields = { ko: '', en: '', cn: '', ja: '' };

export const newPlate: MenuContent['plates'][number] = { name: noText, allergens: null };

export const newQuestion: ProductContent['questions'][number] = {
  prodQsCode: '',
  kind: 'text',
  name: noText,
  visible: true,
  required: false,
  choices: [],
};
