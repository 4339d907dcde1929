import { LoadingRows } from '../features/screen/screen';

export const ScreenPending = () => (
  <div className="p-6">
    <LoadingRows />
  </div>
);
