import { LoadState } from '#entities/loaded/load-state.tsx'
import { picture } from '#entities/stored-file/stored-file.ts'
import { Button } from '#ui/button.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useAddAdviser } from './add-adviser.model.ts'
import { staffRole } from './staff-role.ts'

/** Adds an order's adviser in WeCom, by a QR code. OR-07 */
export function AddAdviser({ salesNumber }: { salesNumber: string | undefined }) {
  const { isOpen, setOpen, way } = useAddAdviser(salesNumber)
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>
        添加专属顾问
      </Button>
      <Sheet open={isOpen} title="添加专属顾问" onClose={() => setOpen(false)}>
        <LoadState loaded={way} skeleton={<Skeleton lines={6} />}>
          {({ qrUrl, name, certNo }) => (
            <Stack gap={2} center>
              <Picture src={picture(qrUrl)} alt={`${name}的企业微信二维码`} ratio={1} />
              <p>{name}</p>
              <Quiet>{staffRole(certNo)}</Quiet>
              <Quiet small>长按识别二维码，添加为企业微信联系人。请勿向个人账户付款。</Quiet>
            </Stack>
          )}
        </LoadState>
      </Sheet>
    </>
  )
}
