import { connect, constants } from 'node:http2'

const OK = '0'

/** A gRPC message: not compressed, its length, then DescribeNamespaceRequest with field 1, the name. */
const describeNamespaceRequest = (namespace: string): Buffer => {
  const name = Buffer.from(namespace)
  const message = Buffer.concat([Buffer.from([0x0a, name.length]), name])
  const prefix = Buffer.alloc(5)
  prefix.writeUInt32BE(message.length, 1)
  return Buffer.concat([prefix, message])
}

/** Whether Temporal serves this namespace, asked as its clients ask, without being one of them. */
export const namespaceExists = (address: string, namespace: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const session = connect(`http://${address}`)
    const settle = (act: () => void) => {
      session.destroy()
      act()
    }
    session.on('error', (error) => settle(() => reject(error)))
    const request = session.request({
      [constants.HTTP2_HEADER_METHOD]: 'POST',
      [constants.HTTP2_HEADER_PATH]: '/temporal.api.workflowservice.v1.WorkflowService/DescribeNamespace',
      [constants.HTTP2_HEADER_CONTENT_TYPE]: 'application/grpc',
      [constants.HTTP2_HEADER_TE]: 'trailers',
    })
    let status: unknown
    // An error without a message comes in the headers; everything else in the trailers.
    request.on('response', (headers) => {
      status = headers['grpc-status']
    })
    request.on('trailers', (trailers) => {
      status = trailers['grpc-status']
    })
    request.on('error', (error) => settle(() => reject(error)))
    request.on('end', () => settle(() => resolve(status === OK)))
    request.setTimeout(5_000, () => settle(() => reject(new Error(`${address} did not answer`))))
    request.resume()
    request.end(describeNamespaceRequest(namespace))
  })
