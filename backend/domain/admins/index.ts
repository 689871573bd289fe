export { newAdminSchema, passwordPatchSchema } from './admin-fields';
export {
  type AdminSummary,
  addAdmin,
  listAdmins,
  NoSuchAdminError,
  removeAdmin,
  type SetPassword,
  setPassword,
} from './manage-admins';
export { createPasswords, type Passwords } from './passwords';
export { randomPassword } from './random-password';
