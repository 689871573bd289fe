export { newAdminSchema, passwordPatchSchema } from '../../base/admin-fields';
export { createPasswords, type Passwords } from '../../base/passwords';
export {
  type AdminSummary,
  addAdmin,
  listAdmins,
  NoSuchAdminError,
  removeAdmin,
  type SetPassword,
  setPassword,
} from './manage-admins';
export { randomPassword } from './random-password';
