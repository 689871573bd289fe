export { notifyShop } from './notify-shop';
export { describeNotifications, saveNotifications, sendTestMail } from './office';
export { summariseDays } from './summarise-day';
